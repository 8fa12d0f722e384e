"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { pushState, turnPushOff, turnPushOn } from "@/lib/push/own-push";
import { accountKey } from "@/lib/session/account-answers";

/** Whether this device hears of orders, which others do, and how to change it. Undefined until it is known. */
export function useOwnPush() {
	const locale = useLocale();
	const t = useTranslations("push");
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState("");
	const api = browserApi(locale);
	const { data, mutate } = useSWR(
		[accountKey, "push"],
		async () => {
			const { publicKey, list } = await api.get("/api/front/user/push");
			return { publicKey, list, here: await pushState() };
		},
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);

	async function change(turn: () => Promise<void>) {
		setBusy(true);
		setFault("");
		try {
			await turn();
		} catch (error) {
			const said = error instanceof ApiError ? error.message : "";
			setFault(said || t("failed"));
		}
		await mutate().catch(() => undefined);
		setBusy(false);
	}

	if (!data?.publicKey) return undefined;
	const { publicKey, list, here } = data;
	const isKnown = list.some(({ isCurrent }) => isCurrent);
	return {
		state: here === "on" && !isKnown ? ("off" as const) : here,
		devices: list,
		isBusy,
		fault,
		turnOn: () => change(() => turnPushOn(api, publicKey)),
		turnOff: (id?: number) => change(() => turnPushOff(api, id)),
	};
}
