"use client";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { createStore } from "@/lib/page-state/store";
import { paths } from "@/lib/routes/paths";

export const checkoutSteps = ["cart", "confirm", "pay"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

const paid = createStore(false);

/** Whether the order of this page is paid, which the browser alone knows: then no step is left. */
export const noteAllPaid = paid.set;

interface StepsProps {
	step: CheckoutStep;
	label: string;
	words: Record<CheckoutStep, string>;
}

/** Back to the cart there is a way until an order is made. */
export function Steps({ step, label, words }: StepsProps) {
	const isPaid = paid.useValue() && step === "pay";
	const current = isPaid ? checkoutSteps.length : checkoutSteps.indexOf(step);
	return (
		<ol className="row gap-x3 no-break" aria-label={label}>
			{checkoutSteps.map((one, at) => (
				<li
					key={one}
					className="row gap-x2"
					aria-current={at === current ? "step" : undefined}
				>
					<span className="number size-small text-centre" aria-hidden="true">
						{at < current ? <Icon name="check" size={16} /> : at + 1}
					</span>
					{one === "cart" && step === "confirm" ? (
						<Link className="word target" href={paths.cart()}>
							{words[one]}
						</Link>
					) : (
						<span className="word">{words[one]}</span>
					)}
				</li>
			))}
		</ol>
	);
}
