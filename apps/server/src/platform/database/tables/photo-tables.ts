/** A stock photo that was offered, where its service wants to be told once somebody chooses it. */
export interface PhotoNoticeTable {
  /** Hash of the photo's address. */
  id: string;
  notice_url: string;
  offered_at: number;
}

export interface PhotoTables {
  photo_notices: PhotoNoticeTable;
}
