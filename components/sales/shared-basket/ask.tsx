"use client";

import { useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/ask-first";

// messages: sharedBasket.pay.*
// messages: sharedBasket.leave.*
// messages: sharedBasket.remove.*
// messages: sharedBasket.end.*

interface AskProps {
	what: "pay" | "leave" | "remove" | "end";
	kind?: "primary" | "quiet" | "danger";
	/** What its words name in braces. */
	values?: { name?: string; amount?: string };
	onConfirm: () => Promise<unknown>;
}

/** What touches the others too is asked about first. */
export function Ask({ what, values = {}, ...rest }: AskProps) {
	const t = useTranslations("sharedBasket");
	return (
		<AskFirst
			{...rest}
			label={t(`${what}.ask`)}
			about={values.name}
			title={t(`${what}.title`, { name: values.name ?? "" })}
			detail={t(`${what}.detail`, {
				name: values.name ?? "",
				amount: values.amount ?? "",
			})}
			keepLabel={t(`${what}.keep`)}
			closeLabel={t("close")}
			failed={t("failed")}
		/>
	);
}
