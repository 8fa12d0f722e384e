"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSWRConfig } from "swr";
import type { ActivityRow } from "@/gateway/contract/content/activity";
import { ApiError, fieldFaultsOf } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { accountKey } from "@/lib/session/account-answers";
import {
	type ActivityDraft,
	bodyOf,
	draftOf,
	faultsOf,
} from "./activity-draft";

// messages: console.activity.fault.*

const isOfActivities = (key: unknown) =>
	Array.isArray(key) && key[0] === accountKey && key[1] === "activities";

/** What is being written, what is wrong with it, and the one way to send it. */
export function useActivityForm(
	known: ActivityRow | undefined,
	onSaved: () => void,
) {
	const t = useTranslations("console.activity");
	const locale = useLocale();
	const { mutate } = useSWRConfig();
	const [draft, setDraft] = useState(() => draftOf(known));
	const [faults, setFaults] = useState<Record<string, string>>({});
	const [failure, setFailure] = useState("");
	const [isSending, setSending] = useState(false);
	const isBusy = useRef(false);

	const change = (part: Partial<ActivityDraft>) =>
		setDraft((before) => ({ ...before, ...part }));

	function refuse(found: Record<string, string>) {
		setFaults(found);
		setFailure(Object.keys(found).length > 0 ? t("form.check") : "");
	}

	async function submit() {
		if (isBusy.current) return;
		const found = faultsOf(draft);
		refuse(found);
		if (Object.keys(found).length > 0) return;
		isBusy.current = true;
		setSending(true);
		try {
			await browserApi(locale).post("/api/operator/activity/save", {
				body: bodyOf(draft),
			});
			// The list that comes back asks anew, however lately it asked.
			await mutate(isOfActivities);
			notify(t("form.saved"));
			onSaved();
		} catch (error) {
			refuse(fieldFaultsOf(error));
			setFailure(
				(error instanceof ApiError && error.message) || t("form.failed"),
			);
		}
		isBusy.current = false;
		setSending(false);
	}

	return {
		draft,
		change,
		submit,
		isSending,
		failure,
		/** In words; undefined while nothing is wrong with the field. */
		faultOf: (field: string): string | undefined => {
			const fault = faults[field];
			if (!fault) return undefined;
			const key = `fault.${fault}` as "fault.correctValue";
			return t(t.has(key) ? key : "fault.correctValue");
		},
	};
}
export type ActivityFormState = ReturnType<typeof useActivityForm>;
