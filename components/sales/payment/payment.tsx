"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MethodChoice } from "@/components/sales/checkout/method-choice";
import { usePayMethods } from "@/components/sales/checkout/use-pay-methods";
import { useWait } from "@/components/sales/checkout/use-wait";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { LocalOutcome, PayMethod } from "@/gateway/contract/sales/payment";
import { useRouter } from "@/lib/i18n/use-router";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { CancelOrder } from "./cancel-order";
import { Due } from "./due";
import { FpsCode } from "./fps-code";
import { OrderFault, OrderMissing } from "./order-missing";
import { Outcome } from "./outcome";
import { PaymentSkeleton } from "./payment-skeleton";
import { TestPayment } from "./test-payment";
import { useOrderNo } from "./use-order-no";
import { type PayStep, usePay } from "./use-pay";
import { usePayStatus } from "./use-pay-status";

/** Where an order is paid. */
export function Payment() {
	const orderNo = useOrderNo();
	if (!orderNo) return <OrderMissing />;
	return <PaymentPanel key={orderNo} orderNo={orderNo} />;
}

function PaymentPanel({ orderNo }: { orderNo: string }) {
	const { status, error, retry } = usePayStatus(orderNo);
	if (error && !status) return <OrderFault error={error} onRetry={retry} />;
	if (!status) return <PaymentSkeleton />;
	if (status.state !== "unpaid")
		return <Outcome status={status} onRetry={retry} takesFocus />;
	return (
		<div className="narrow stack cols-1 gap-x4">
			<Due status={status} onExpire={retry} />
			<Ways
				orderNo={orderNo}
				total={status.total}
				usual={status.method ?? undefined}
				onRefuse={retry}
			/>
			<CancelOrder orderNo={orderNo} onCancelled={retry} />
		</div>
	);
}

interface WaysProps {
	orderNo: string;
	total: string;
	/** As it was chosen when the order was made. */
	usual: PayMethod | undefined;
	/** Paid in another tab, or over: the page says which. */
	onRefuse: () => void;
}

function Ways({ orderNo, total, usual, onRefuse }: WaysProps) {
	const t = useTranslations("checkout.pay");
	const router = useRouter();
	const { begin, isPaying, fault } = usePay();
	const wait = useWait(isPaying);
	const { methods } = usePayMethods();
	const [chosen, setChosen] = useState(usual);
	// What an order was made with may no longer be offered; until the shop has said what is, it is believed.
	const method = methods ? methods.find((one) => one === chosen) : chosen;
	const [outcome, setOutcome] = useState<LocalOutcome>("success");
	const [step, setStep] = useState<PayStep>();
	const [isMissing, setMissing] = useState(false);

	async function start() {
		setMissing(!method);
		if (!method) return;
		const begun = await begin({
			orderNo,
			method,
			...(method === "local" && { outcome }),
		});
		setStep(begun);
		if (!begun) onRefuse();
		if (begun?.next === "stripe") router.push(paths.stripePayment(orderNo));
		if (begun?.next === "wait") router.push(paths.payResult(orderNo));
	}
	function choose(next: PayMethod) {
		setChosen(next);
		setStep(undefined);
	}
	if (step?.next === "fps")
		return (
			<FpsCode {...step} orderNo={orderNo} onBack={() => setStep(undefined)} />
		);
	return (
		<>
			<MethodChoice
				chosen={method}
				onChoose={choose}
				isMissing={isMissing && !method}
			/>
			{method === "local" && (
				<TestPayment outcome={outcome} onChoose={setOutcome} />
			)}
			{fault && (
				<p className="fault" role="alert">
					<Icon name="circle-alert" size={18} />
					<span>{fault}</span>
				</p>
			)}
			<Button
				kind="primary"
				isWide
				aria-disabled={isPaying || undefined}
				onClick={() => !isPaying && void start()}
			>
				{wait === "shown" || wait === "long"
					? t("paying")
					: t("pay", { amount: formatPrice(total) })}
			</Button>
			<p role="status" className="soft">
				{wait === "long" && t("long")}
			</p>
		</>
	);
}
