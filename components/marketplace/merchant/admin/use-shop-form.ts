"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import {
	type ShopSettings,
	shopForm,
} from "@/gateway/contract/marketplace/merchant-admin";
import { fieldFaultsOf } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";

interface Wanted {
	shop: ShopSettings;
	/** Whose, where an operator says so. */
	merId: number | undefined;
	onSaved: (saved: ShopSettings) => void;
}

// messages: console.shop.fault.*

/** What is typed, what is wrong with it by field, and how it is sent; what was typed stays whatever the answer is. */
export function useShopForm({ shop, merId, onSaved }: Wanted) {
	const t = useTranslations("console.shop");
	const locale = useLocale();
	const [values, setValues] = useState(shop);
	const [faults, setFaults] = useState<Record<string, string>>({});
	const [failure, setFailure] = useState("");
	const isSending = useRef(false);

	function refuse(found: Record<string, string>) {
		setFaults(found);
		setFailure(t("check", { count: Object.keys(found).length }));
	}

	async function save() {
		if (isSending.current) return;
		const { id: _, ...typed } = values;
		const parsed = shopForm.safeParse({ ...typed, merId });
		setFaults({});
		setFailure("");
		if (!parsed.success)
			return refuse(
				Object.fromEntries(
					parsed.error.issues.map(({ path, message }) => [
						path.join("."),
						message,
					]),
				),
			);
		isSending.current = true;
		try {
			const saved = await browserApi(locale).post("/api/operator/shop/edit", {
				body: parsed.data,
			});
			setValues(saved);
			onSaved(saved);
			notify(t("saved"));
		} catch (error) {
			const found = fieldFaultsOf(error);
			if (Object.keys(found).length > 0) refuse(found);
			else setFailure(describeFailure(error).message ?? t("failed"));
		}
		isSending.current = false;
	}

	return {
		values,
		change: (part: Partial<ShopSettings>) =>
			setValues((known) => ({ ...known, ...part })),
		/** In words; undefined where nothing is wrong. */
		faultOf: (name: string) => {
			const fault = faults[name];
			if (!fault) return undefined;
			const key = `fault.${fault}` as "fault.general";
			return t(t.has(key) ? key : "fault.general");
		},
		failure,
		save,
	};
}
export type ShopFormState = ReturnType<typeof useShopForm>;
