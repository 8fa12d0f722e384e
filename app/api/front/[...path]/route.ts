import { pass } from "@/lib/proxy/pass";

export const GET = pass;
export const POST = pass;
