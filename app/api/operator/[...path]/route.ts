import { pass } from "@/lib/door/pass";

export const GET = pass;
export const POST = pass;
