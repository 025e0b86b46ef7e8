/** A stored picture. Its files carry the id as their name. */
export interface UploadTable {
  id: string;
  owner_id: string;
  created_at: number;
  /** When a recipe with this picture was last saved, or it was uploaded. */
  used_at: number;
}

export interface UploadTables {
  uploads: UploadTable;
}
