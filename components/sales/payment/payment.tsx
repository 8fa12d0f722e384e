"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { MethodChoice } from "@/components/sales/checkout/method-choice";
import { Fault } from "@/components/sales/checkout/missed";
import {
	leadOn,
	type PayStep,
	usePay,
} from "@/components/sales/checkout/use-pay";
import { usePayMethods } from "@/components/sales/checkout/use-pay-methods";
import type { LocalOutcome } from "@/gateway/contract/sales/payment";
import { termsOf } from "@/gateway/contract/sales/payment-terms";
import { useRouter } from "@/lib/i18n/use-router";
import { CancelOrder } from "./cancel-order";
import { CodeToScan } from "./code-to-scan";
import { KnownOrder } from "./known-order";
import { PayButton } from "./pay-button";
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

/** A code is shown, or why it was refused. */
const staysHere: PayStep["next"][] = ["fps", "scan", "declined"];

interface WaysProps {
	status: PayStatus;
	/** Paid in another tab or in an app, or over: the page says which. */
	onRefuse: () => void;
}

function Ways({ status, onRefuse }: WaysProps) {
	const { orderNo, total } = status;
	const router = useRouter();
	const { begin, isPaying, fault } = usePay();
	const { methods } = usePayMethods(total);
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
		if (begun && !staysHere.includes(begun.next))
			leadOn(router, orderNo, begun);
	}
	// A code to scan is what a confirmed order leads to.
	const showCode = useEffectEvent(
		() => method && termsOf(method).where === "code" && void start(),
	);
	useEffect(() => {
		showCode();
	}, []);
	if (step?.next === "fps" || step?.next === "scan")
		return (
			<CodeToScan
				{...step}
				kind={step.next}
				orderNo={orderNo}
				onBack={() => setStep(undefined)}
				onLook={onRefuse}
			/>
		);
	return (
		<>
			<MethodChoice
				amount={total}
				chosen={method}
				onChoose={setChosen}
				isMissing={isMissing && !method}
				played={outcome}
				onPlay={setOutcome}
			/>
			{fault && <Fault role="alert">{fault}</Fault>}
			<PayButton total={total} isPaying={isPaying} onPay={() => void start()} />
		</>
	);
}
