import type { CartType } from "@/gateway/contract/values";

/** The two halves of the shop, in the order of the console. */
export const areas: readonly CartType[] = ["SUPERMARKET", "E_COMMERCE"];
