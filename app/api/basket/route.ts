import { addBySending } from "@/lib/proxy/add-by-sending";

/** The form of a goods' page, sent by a browser without script. */
export const POST = addBySending;
