"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { MethodChoice } from "@/components/sales/checkout/method-choice";
import { Fault } from "@/components/sales/checkout/missed";
import {
	type PayStep,
	pathAfter,
	usePay,
} from "@/components/sales/checkout/use-pay";
import { usePayMethods } from "@/components/sales/checkout/use-pay-methods";
import { useWait } from "@/components/sales/checkout/use-wait";
import { Button } from "@/components/ui/button";
import type { LocalOutcome, PayMethod } from "@/gateway/contract/sales/payment";
import { useRouter } from "@/lib/i18n/use-router";
import { formatPrice } from "@/lib/money/money";
import { CancelOrder } from "./cancel-order";
import { FpsCode } from "./fps-code";
import { KnownOrder } from "./known-order";
import type { PayStatus } from "./use-pay-status";

/** Where an order is paid. */
export function Payment() {
	return (
		<KnownOrder takesFocus>
			{(status, retry) => (
				<>
					<Ways status={status} onRefuse={retry} />
					<CancelOrder orderNo={status.orderNo} onCancelled={retry} />
				</>
			)}
		</KnownOrder>
	);
}

interface WaysProps {
	status: PayStatus;
	/** Paid in another tab, or over: the page says which. */
	onRefuse: () => void;
}

function Ways({ status, onRefuse }: WaysProps) {
	const { orderNo, total } = status;
	const t = useTranslations("checkout.pay");
	const router = useRouter();
	const { begin, isPaying, fault } = usePay();
	const wait = useWait(isPaying);
	const { methods } = usePayMethods();
	const [chosen, setChosen] = useState(status.method ?? undefined);
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
		if (begun?.next === "stripe" || begun?.next === "wait")
			router.push(pathAfter(orderNo, begun));
	}
	// A transfer goes on with its code, which a confirmed order leads to.
	const showCode = useEffectEvent(() => method === "fps" && void start());
	useEffect(() => {
		showCode();
	}, []);
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
				played={outcome}
				onPlay={setOutcome}
			/>
			{fault && <Fault role="alert">{fault}</Fault>}
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
