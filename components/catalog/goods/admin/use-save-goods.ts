"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { StaffGoodsDetail } from "@/gateway/contract/catalog/goods-admin";
import { ApiError, fieldFaultsOf } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";
import { formOf, type GoodsDraft } from "./draft";

// messages: console.goods.fault.*

interface Refusal {
	words: string;
	/** Somebody else was quicker. */
	isOverrun: boolean;
}

/** Sends the form; what is wrong stands beside its fields, and what was typed stays. */
export function useSaveGoods(onSaved: (goods: StaffGoodsDetail) => void) {
	const t = useTranslations("console.goods");
	const locale = useLocale();
	const [faults, setFaults] = useState<Record<string, string>>({});
	const [refusal, setRefusal] = useState<Refusal>();
	const [isSaving, setIsSaving] = useState(false);
	const isBusy = useRef(false);

	async function save(draft: GoodsDraft): Promise<void> {
		if (isBusy.current) return;
		isBusy.current = true;
		setIsSaving(true);
		setRefusal(undefined);
		try {
			const saved = await browserApi(locale).post("/api/operator/goods/save", {
				body: formOf(draft),
			});
			setFaults({});
			onSaved(saved);
		} catch (error) {
			setFaults(fieldFaultsOf(error));
			setRefusal(refusalOf(error));
		}
		isBusy.current = false;
		setIsSaving(false);
	}

	function refusalOf(error: unknown): Refusal {
		const isKnown = error instanceof ApiError && error.message !== "";
		if (!isKnown) return { words: t("failed"), isOverrun: false };
		if (error.code !== 409) return { words: error.message, isOverrun: false };
		const { who, at } = error.data as { who?: string; at?: string };
		const when = at
			? formatDate(new Date(at), locale, {
					dateStyle: "medium",
					timeStyle: "short",
				})
			: "";
		const words = who && at ? t("overrun", { who, when }) : error.message;
		return { words, isOverrun: true };
	}

	/** A fault of what a field holds inside is the field's. */
	function faultOf(name: string): string | undefined {
		const inside = `${name}.`;
		const found = Object.entries(faults).find(
			([field]) =>
				field === name || (name !== "skus" && field.startsWith(inside)),
		);
		if (!found) return undefined;
		const key = found[1] as "correctValue";
		return t.has(`fault.${key}`) ? t(`fault.${key}`) : t("fault.correctValue");
	}
	return { save, faultOf, refusal, isSaving };
}
