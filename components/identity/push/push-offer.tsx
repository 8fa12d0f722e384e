"use client";

import { useTranslations } from "next-intl";
import { LateWords } from "@/lib/i18n/late-words";
import { PushSwitch } from "./push-switch";
import { useOwnPush } from "./use-own-push";

/** On the page of an order: whether this device hears of its steps. Brings its words along. */
export function PushOffer() {
	return (
		<LateWords part="push">
			<Offer />
		</LateWords>
	);
}

function Offer() {
	const t = useTranslations("push");
	const push = useOwnPush();
	if (!push || push.state === "unsupported") return null;
	return (
		<section className="screen-only" aria-label={t("title")}>
			<PushSwitch push={push} />
		</section>
	);
}
