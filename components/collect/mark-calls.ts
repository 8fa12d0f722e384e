import type { Api } from "@/lib/api/api";

/** What can be kept, or followed. */
export interface Subject {
	kind: "goods" | "merchant";
	id: number;
}

interface MarkCalls {
	ask: (api: Api) => Promise<boolean>;
	set: (api: Api, isMarked: boolean) => Promise<unknown>;
}

/** Its calls come with the first need of them. */
export async function markCalls({ kind, id }: Subject): Promise<MarkCalls> {
	const calls = await import("@/lib/api/collect");
	if (kind === "merchant")
		return {
			ask: async (api) => (await calls.askMarks(api, { merId: id })).isFollowed,
			set: (api, isMarked) =>
				isMarked
					? calls.followMerchant(api, id)
					: calls.unfollowMerchant(api, id),
		};
	return {
		ask: async (api) => (await calls.askMarks(api, { goodsId: id })).isKept,
		set: (api, isMarked) =>
			isMarked ? calls.keepGoods(api, [id]) : calls.dropGoods(api, [id]),
	};
}
