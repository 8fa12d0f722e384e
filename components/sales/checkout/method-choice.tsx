"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { LocalOutcome } from "@/gateway/contract/sales/payment";
import {
	type PayMethod,
	termsOf,
} from "@/gateway/contract/sales/payment-terms";
import { Missed } from "./missed";
import { Option } from "./option";
import { TestPayment } from "./test-payment";
import { usePayMethods } from "./use-pay-methods";

interface MethodChoiceProps {
	/** What is to be paid. */
	amount: string;
	chosen: PayMethod | undefined;
	onChoose: (method: PayMethod) => void;
	isMissing?: boolean;
	/** By the test provider, where that is chosen. */
	played: LocalOutcome;
	onPlay: (outcome: LocalOutcome) => void;
}

// messages: checkout.method.*
// messages: checkout.methodHint.*

/** How it is paid. */
export function MethodChoice(props: MethodChoiceProps) {
	const { amount, chosen, onChoose, isMissing = false } = props;
	const t = useTranslations("checkout");
	const { methods, error, retry } = usePayMethods(amount);
	return (
		<>
			<section className="part" id="method">
				<fieldset className="stack cols-1 gap-x2">
					<legend>{t("methodTitle")}</legend>
					{!methods && !error && (
						<span className="skeleton" style={{ height: 96 }} />
					)}
					{methods?.map((method) => (
						<Option
							key={method}
							type="radio"
							name="method"
							checked={chosen === method}
							onChange={() => onChoose(method)}
							aside={<Icon name={termsOf(method).icon} size={24} />}
						>
							<b>{t(`method.${method}`)}</b>
							<small className="note">{t(`methodHint.${method}`)}</small>
						</Option>
					))}
					{methods?.length === 0 && <p>{t("noMethod")}</p>}
				</fieldset>
				{error && (
					<p role="alert">
						{t("methodFailed")}{" "}
						<button type="button" className="text" onClick={retry}>
							{t("lost.retry")}
						</button>
					</p>
				)}
				<Missed isMissing={isMissing}>{t("methodMissing")}</Missed>
			</section>
			{chosen === "local" && (
				<TestPayment outcome={props.played} onChoose={props.onPlay} />
			)}
		</>
	);
}
