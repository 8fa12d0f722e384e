"use client";

import { useTranslations } from "next-intl";
import type { LocalOutcome } from "@/gateway/contract/sales/payment";

const outcomes = [
	"success",
	"decline",
	"confirmation",
	"slow",
	"lost",
] as const satisfies LocalOutcome[];

interface TestPaymentProps {
	outcome: LocalOutcome;
	onChoose: (outcome: LocalOutcome) => void;
}

// messages: checkout.test.*

/** What the marked test provider is to play. It takes no money. */
export function TestPayment({ outcome, onChoose }: TestPaymentProps) {
	const t = useTranslations("checkout.test");
	return (
		<section className="part">
			<p className="test-mark">{t("mark")}</p>
			<fieldset>
				<legend>{t("title")}</legend>
				{outcomes.map((one) => (
					<label key={one} className="option">
						<input
							type="radio"
							name="outcome"
							checked={outcome === one}
							onChange={() => onChoose(one)}
						/>
						<span>{t(one)}</span>
					</label>
				))}
			</fieldset>
		</section>
	);
}
