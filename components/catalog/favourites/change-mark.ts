import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { accountPaths } from "@/lib/routes/account-paths";
import { justKept } from "./just-kept";

/** What can be kept, or followed. */
export interface Subject {
	kind: "goods" | "merchant";
	id: number;
}

export interface MarkNotices {
	marked: string;
	unmarked: string;
	/** To the page where all of them are. */
	look: string;
	failed: string;
}

/** Keeps a goods or follows a merchant, or no longer, and says so. True where it is done. */
export async function changeMark(
	locale: LocaleCode,
	subject: Subject,
	{ isMarked, words }: { isMarked: boolean; words: MarkNotices },
): Promise<boolean> {
	const isGoods = subject.kind === "goods";
	try {
		await setMark(locale, subject, isMarked);
	} catch (error) {
		const { kind, message } = describeFailure(error);
		// The sign-in dialog says the rest.
		if (kind !== "login") notify(message ?? words.failed, { isFault: true });
		return false;
	}
	if (isGoods) justKept.set(isMarked ? subject.id : undefined);
	if (!isMarked) notify(words.unmarked);
	else {
		const href = accountPaths.favourites(isGoods ? "goods" : "merchants");
		notify(words.marked, { action: { label: words.look, href } });
	}
	return true;
}

async function setMark(
	locale: LocaleCode,
	{ kind, id }: Subject,
	isMarked: boolean,
): Promise<void> {
	const api = browserApi(locale);
	if (kind === "merchant")
		await api.post(
			isMarked
				? "/api/front/merchant/collect/{id}"
				: "/api/front/merchant/cancel/{id}",
			{ params: { id } },
		);
	else
		await api.post(
			isMarked
				? "/api/front/collect/add/product"
				: "/api/front/collect/cancel/product",
			{ body: { ids: [id] } },
		);
}
