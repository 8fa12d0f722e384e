"use client";

import {
	Elements,
	PaymentElement,
	useElements,
	useStripe,
} from "@stripe/react-stripe-js";
import type { StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { LocaleCode } from "@/gateway/contract/locale";
import { getPathname } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money";
import { paths } from "@/lib/routes";

interface StripeFormProps {
	clientSecret: string;
	publishableKey: string;
	orderNo: string;
	total: string;
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

/** Stripe's own fields: what is typed there never reaches the shop. */
export function StripeForm(props: StripeFormProps) {
	const { clientSecret, publishableKey } = props;
	const locale = spoken[useLocale()];
	const t = useTranslations("checkout.stripe");
	const [hasFailed, setFailed] = useState(false);
	const [stripe] = useState(() =>
		loadStripe(publishableKey).catch(() => {
			setFailed(true);
			return null;
		}),
	);
	if (hasFailed)
		return (
			<p className="fault" role="alert">
				{t("failed")}
			</p>
		);
	return (
		<Elements stripe={stripe} options={{ clientSecret, locale }}>
			<Fields {...props} />
		</Elements>
	);
}

function Fields({ orderNo, total }: StripeFormProps) {
	const t = useTranslations("checkout.pay");
	const locale = useLocale();
	const stripe = useStripe();
	const elements = useElements();
	const [isPaying, setPaying] = useState(false);
	const [fault, setFault] = useState("");

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (isPaying || !stripe || !elements) return;
		setPaying(true);
		setFault("");
		const href = getPathname({ href: paths.payResult(orderNo), locale });
		const { error } = await stripe.confirmPayment({
			elements,
			confirmParams: { return_url: window.location.origin + href },
		});
		// Only a refusal comes back here: else the browser has left.
		setFault(error.message ?? "");
		setPaying(false);
	}
	return (
		<form className="part" onSubmit={(event) => void submit(event)}>
			<PaymentElement />
			{fault && (
				<p className="fault" role="alert">
					{fault}
				</p>
			)}
			<button
				type="submit"
				className="button primary wide"
				aria-disabled={isPaying || !stripe || undefined}
			>
				{isPaying ? t("paying") : t("pay", { amount: formatPrice(total) })}
			</button>
		</form>
	);
}
