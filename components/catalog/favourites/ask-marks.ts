import type { DataOf } from "@/gateway/contract/call";
import type { listFavouriteStates } from "@/gateway/contract/catalog/favourites";
import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import type { Subject } from "./change-mark";

type Marks = DataOf<typeof listFavouriteStates>;

/** As many of a kind as one call takes. */
const askedMax = 100;

let waiting: { subjects: Subject[]; answer: Promise<Marks> } | undefined;

/**
 * Whether one is kept or followed. All that a page asks at once goes in one call: a list has a heart for each card.
 * Rejects where the call fails.
 */
export async function isMarked(
	locale: LocaleCode,
	subject: Subject,
): Promise<boolean> {
	if (!waiting || waiting.subjects.length >= askedMax) waiting = gather(locale);
	waiting.subjects.push(subject);
	const { goodsIds, merIds } = await waiting.answer;
	return (subject.kind === "goods" ? goodsIds : merIds).includes(subject.id);
}

function gather(locale: LocaleCode) {
	const subjects: Subject[] = [];
	const idsOf = (kind: Subject["kind"]) =>
		subjects
			.filter((one) => one.kind === kind)
			.map(({ id }) => id)
			.join() || undefined;
	const gathered: NonNullable<typeof waiting> = {
		subjects,
		// What a page shows asks in one go, and each a moment after its script has come.
		answer: new Promise((go) => setTimeout(go)).then(() => {
			if (waiting === gathered) waiting = undefined;
			return browserApi(locale).get("/api/front/collect/state", {
				query: {
					goodsIds: idsOf("goods"),
					merIds: idsOf("merchant"),
				},
			});
		}),
	};
	return gathered;
}
