import type { GuaranteeKey } from "../../contract/catalog/goods-terms";
import type { NamedGoods } from "./goods-rows";

/** What the shop promises for a goods: all can be sent back, what is kept cool arrives fresh, the mall sells the real thing. */
export function guaranteesOf({ seed, leaf }: NamedGoods): GuaranteeKey[] {
	if (leaf.cartType === "E_COMMERCE") return ["genuine", "refund", "receipt"];
	const isFresh = seed.storage === "chilled" || seed.storage === "frozen";
	return isFresh ? ["fresh", "refund", "receipt"] : ["refund", "receipt"];
}
