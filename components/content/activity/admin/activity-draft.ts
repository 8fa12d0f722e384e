import type { BodyOf } from "@/gateway/contract/call";
import {
	type ActivityRow,
	activityInput,
	type saveActivity,
} from "@/gateway/contract/content/activity";
import { type LocaleCode, localeCodes } from "@/gateway/contract/locale";

export type Words = Record<LocaleCode, string>;
export type DraftGoods = ActivityRow["goods"][number];

/** What is being written, fit to be shown in fields. */
export interface ActivityDraft {
	id: number | undefined;
	name: Words;
	description: Words;
	image: string;
	/** Minutes as Hong Kong's clocks show them; empty until one is chosen. */
	startsAt: string;
	endsAt: string;
	goods: DraftGoods[];
}

const inAll = (known: Partial<Words> = {}): Words =>
	Object.fromEntries(
		localeCodes.map((code) => [code, known[code] ?? ""]),
	) as Words;

const minuteLength = 16;

export function draftOf(known: ActivityRow | undefined): ActivityDraft {
	return {
		id: known?.id,
		name: inAll(known?.name),
		description: inAll(known?.description),
		image: known?.image ?? "",
		// The gateway writes Hong Kong time.
		startsAt: known?.startsAt.slice(0, minuteLength) ?? "",
		endsAt: known?.endsAt.slice(0, minuteLength) ?? "",
		goods: known?.goods ?? [],
	};
}

export function bodyOf(draft: ActivityDraft): BodyOf<typeof saveActivity> {
	const { goods, ...rest } = draft;
	return { ...rest, goodsIds: goods.map(({ id }) => id) };
}

/** The first fault of each field, by the names that the gateway uses too; empty where it can be sent. */
export function faultsOf(draft: ActivityDraft): Record<string, string> {
	const faults: Record<string, string> = {};
	const parsed = activityInput.safeParse(bodyOf(draft));
	for (const { path, message } of parsed.error?.issues ?? [])
		faults[path.join(".")] ??= message;
	return faults;
}

/** One earlier in the order. */
export function movedUp(goods: DraftGoods[], at: number): DraftGoods[] {
	const [one] = goods.slice(at, at + 1);
	if (!one || at === 0) return goods;
	return goods.toSpliced(at, 1).toSpliced(at - 1, 0, one);
}
