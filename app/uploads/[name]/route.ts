import { passPicture } from "@/lib/proxy/pass-picture";

export const GET = passPicture;
