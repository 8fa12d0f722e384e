"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { type PayStep, usePay } from "@/components/sales/checkout/use-pay";
import { LinkButton } from "@/components/ui/button";
import {
	type PayMethod,
	termsOf,
} from "@/gateway/contract/sales/payment-terms";
import { useRouter } from "@/lib/i18n/use-router";
import { accountPaths } from "@/lib/routes/account-paths";
import { KnownOrder } from "./known-order";
import { PaymentSkeleton } from "./payment-skeleton";
import { StripeFailed } from "./stripe-failed";

const StripeForm = dynamic(
	() => import("./stripe-form").then((module) => module.StripeForm),
	{ ssr: false, loading: () => <PaymentSkeleton /> },
);

/** Where an order is paid by Stripe's own parts. */
export function StripePanel() {
	const t = useTranslations("checkout.stripe");
	return (
		<KnownOrder>
			{({ orderNo, total, method }, retry) => (
				<>
					<Form
						orderNo={orderNo}
						method={method && isInPage(method) ? method : "card"}
						total={total}
						onUnknown={retry}
					/>
					<LinkButton kind="quiet" href={accountPaths.orderPay(orderNo)}>
						{t("back")}
					</LinkButton>
				</>
			)}
		</KnownOrder>
	);
}

const isInPage = (method: PayMethod) =>
	termsOf(method).stripeType !== undefined && termsOf(method).where === "page";

interface FormProps {
	orderNo: string;
	method: PayMethod;
	total: string;
	onUnknown: () => void;
}

function Form(props: FormProps) {
	const { orderNo, method } = props;
	const { begin, fault } = usePay();
	const router = useRouter();
	const [step, setStep] = useState<PayStep>();

	// Goes on with the try that the payment page began.
	async function start() {
		const begun = await begin({ orderNo, method });
		setStep(begun);
		if (begun?.next === "wait") router.push(accountPaths.payResult(orderNo));
	}
	const startAtOnce = useEffectEvent(() => void start());
	useEffect(() => startAtOnce(), []);

	if (step?.next === "stripe") return <StripeForm {...step} {...props} />;
	if (!fault) return <PaymentSkeleton />;
	return <StripeFailed fault={fault} onRetry={() => void start()} />;
}
