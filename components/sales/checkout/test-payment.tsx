"use client";

import { useTranslations } from "next-intl";
import type { LocalOutcome } from "@/gateway/contract/sales/payment";
import { Option } from "./option";

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
		<details className="part">
			<summary className="test-mark strong">{t("mark")}</summary>
			<fieldset className="stack cols-1 gap-x2">
				<legend>{t("title")}</legend>
				{outcomes.map((one) => (
					<Option
						key={one}
						type="radio"
						name="outcome"
						checked={outcome === one}
						onChange={() => onChoose(one)}
					>
						{t(one)}
					</Option>
				))}
			</fieldset>
		</details>
	);
}
