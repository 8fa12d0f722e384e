import { cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";

/** Whatever shows a goods falls with it. To be called inside a cached read. */
export function tagShown(shown: readonly { id: number }[]): void {
	if (shown.length > 0) cacheTag(...shown.map(({ id }) => cacheTags.goods(id)));
}
