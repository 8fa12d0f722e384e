"use client";

import { Elements } from "@stripe/react-stripe-js";
import type { StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import type { LocaleCode } from "@/gateway/contract/locale";
import {
	type PayMethod,
	termsOf,
} from "@/gateway/contract/sales/payment-terms";
import { StripeFailed } from "./stripe-failed";
import { type PartsState, StripeFields } from "./stripe-fields";

interface StripeFormProps {
	clientSecret: string;
	publishableKey: string;
	orderNo: string;
	method: PayMethod;
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
	const { wallet } = termsOf(rest.method);
	const [state, setState] = useState<PartsState>("loading");
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

	if (state === "failed" || state === "noWallet")
		return (
			<StripeFailed hasNoWallet={state === "noWallet"} onRetry={onRetry} />
		);
	return (
		<Elements stripe={stripe} options={{ clientSecret, locale }}>
			<StripeFields
				{...rest}
				wallet={wallet}
				isReady={state === "ready"}
				onState={setState}
			/>
		</Elements>
	);
}
