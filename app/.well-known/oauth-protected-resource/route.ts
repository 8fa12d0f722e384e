import { passAgent } from "@/lib/proxy/pass-agent";

export const GET = passAgent;
