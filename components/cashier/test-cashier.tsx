"use client";

import { useTranslations } from "next-intl";
import type { LocalOutcome } from "@/gateway/contract/pay";

const outcomes = [
	"success",
	"decline",
	"confirmation",
	"slow",
	"lost",
] as const satisfies LocalOutcome[];

interface TestCashierProps {
	outcome: LocalOutcome;
	onChoose: (outcome: LocalOutcome) => void;
}

// messages: checkout.test.*

/** What the marked test cashier is to play. It takes no money. */
export function TestCashier({ outcome, onChoose }: TestCashierProps) {
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
