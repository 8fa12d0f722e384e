"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { useSignedIn } from "@/lib/session/signed-in";
import { GoBack } from "./go-back";
import { LinkOutcome, outcomeOf } from "./link-outcome";
import { LinkQuestion } from "./link-question";
import { linkRequestOf } from "./link-request";

/** Where a program sends a shopper who links the account to it: first what it asks for, then back to it. */
export function LinkProgram() {
	const t = useTranslations("linkProgram");
	const locale = useLocale();
	const asked = linkRequestOf(useSearchParams());
	const uid = useSignedIn()?.uid;
	const wanted = useSWR(
		["link-request", asked, uid],
		() =>
			browserApi(locale).get("/api/front/user/program/asked", { query: asked }),
		{
			revalidateOnFocus: false,
			revalidateOnReconnect: false,
			revalidateIfStale: false,
			shouldRetryOnError: false,
		},
	);
	const { data: found, error, isValidating } = wanted;

	if (found && "address" in found) return <GoBack address={found.address} />;
	if (found) return <LinkQuestion wanted={found} asked={asked} />;
	if (error && !isValidating)
		return (
			<LinkOutcome
				kind={outcomeOf(error)}
				onRetry={() => void wanted.mutate()}
			/>
		);
	return <p role="status">{t("loading")}</p>;
}
