/** A limit in bytes as people say it: "5 MB". */
export const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
