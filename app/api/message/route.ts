import { writeBySending } from "@/lib/proxy/write-by-sending";

/** The form of a conversation, sent by a browser without script. */
export const POST = writeBySending;
