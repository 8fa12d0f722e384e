"use client";

import { Elements } from "@stripe/react-stripe-js";
import type { StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import type { LocaleCode } from "@/gateway/contract/locale";
import { StripeFailed } from "./stripe-failed";
import { StripeFields } from "./stripe-fields";

interface StripeFormProps {
	clientSecret: string;
	publishableKey: string;
	orderNo: string;
	total: string;
	/** Whether it was paid is not known here: the gateway is to be asked. */
	onUnknown: () => void;
}

/** Stripe speaks no Lao. */
const spoken: Record<LocaleCode, StripeElementLocale> = {
	"zh-CN": "zh-HK",
	en: "en",
	fr: "fr",
	th: "th",
	lao: "en",
	es: "es",
};

/** Longer than a slow line needs; a line that swallows everything never says so. */
const patienceMs = 20_000;

/** Stripe's own fields: what is typed there never reaches the shop. Amount and currency are those of the gateway's intent. */
export function StripeForm(props: StripeFormProps) {
	const [round, setRound] = useState(0);
	return <Round key={round} {...props} onRetry={() => setRound(round + 1)} />;
}

type RoundProps = StripeFormProps & { onRetry: () => void };

function Round({ clientSecret, publishableKey, onRetry, ...rest }: RoundProps) {
	const locale = spoken[useLocale()];
	const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
	const [stripe] = useState(() =>
		loadStripe(publishableKey).catch(() => {
			setState("failed");
			return null;
		}),
	);
	useEffect(() => {
		const giveUp = () =>
			setState((known) => (known === "loading" ? "failed" : known));
		const timer = setTimeout(giveUp, patienceMs);
		return () => clearTimeout(timer);
	}, []);

	if (state === "failed") return <StripeFailed onRetry={onRetry} />;
	return (
		<Elements stripe={stripe} options={{ clientSecret, locale }}>
			<StripeFields {...rest} isReady={state === "ready"} onState={setState} />
		</Elements>
	);
}
