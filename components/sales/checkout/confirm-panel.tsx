"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useLatePanel } from "@/components/ui/use-late-panel";
import type { LocalOutcome } from "@/gateway/contract/sales/payment";
import { stripeAmounts } from "@/gateway/contract/sales/payment-terms";
import { ApiError } from "@/lib/api/api-error";
import { isSignInCode } from "@/lib/api/sign-in-codes";
import { ChangesNotice } from "./changes-notice";
import { CheckoutFault, NothingToBuy } from "./checkout-fault";
import { ConfirmSkeleton } from "./confirm-skeleton";
import { Decisions } from "./decisions";
import { type Missing, missingOf, type OrderBody, orderOf } from "./draft";
import { OrderSum } from "./order-sum";
import { showPart } from "./show-part";
import { useDraft } from "./use-draft";
import { useHeldPress } from "./use-held-press";
import { useOrder } from "./use-order";
import { usePayMethods } from "./use-pay-methods";
import { useQuote } from "./use-quote";

const loadAsk = () => import("./ask-to-pay");
const AskToPay = dynamic(() => loadAsk().then((module) => module.AskToPay), {
	ssr: false,
});

/** Everything to decide before an order is made, and what it comes to. */
export function ConfirmPanel({ preOrderNo }: { preOrderNo: string }) {
	const { draft: typed, change } = useDraft(preOrderNo);
	const quoted = useQuote(preOrderNo, typed);
	const { lone } = usePayMethods(quoted.quote?.total ?? stripeAmounts.min);
	const draft = { ...typed, payMethod: typed.payMethod ?? lone };
	const order = useOrder(quoted.takeChanges);
	const [missing, setMissing] = useState<Missing>();
	const [played, setPlayed] = useState<LocalOutcome>("success");
	const [asked, setAsked] = useState<OrderBody>();
	const ask = useLatePanel<HTMLButtonElement>(loadAsk);
	// Here before it is wanted: without a line the question could not be asked.
	useEffect(() => void loadAsk(), []);
	const button = useHeldPress({ ...quoted, slots: draft.slots }, submit);
	const { quote, error, changes, retry } = quoted;

	if (error && (!quote || isGone(error)))
		return <CheckoutFault error={error} onRetry={retry} />;
	if (!quote) return <ConfirmSkeleton />;

	const own = { quote, draft, onChange: change, sender: button.sender };
	function submit() {
		if (!quote) return;
		const lacking = missingOf(quote, draft);
		setMissing(lacking);
		if (lacking) return showPart(partIdOf(lacking));
		setAsked(orderOf(quote, draft));
		ask.open();
	}
	function agree(body: OrderBody) {
		quoted.acknowledge();
		void order.send(body, played);
	}
	const notice = (
		<ChangesNotice {...quoted} onAcknowledge={quoted.acknowledge} />
	);
	if (quote.groups.length === 0)
		return (
			<>
				{notice}
				<NothingToBuy />
			</>
		);
	return (
		<div className="beside">
			<div className="stack cols-1 gap-x4">
				{notice}
				<Decisions
					{...own}
					lacks={missing && missingOf(quote, draft)}
					played={played}
					onPlay={setPlayed}
				/>
			</div>
			<OrderSum
				quote={quote}
				isPending={quoted.isPending}
				hasFailed={error !== undefined && !isSignInCode(codeOf(error))}
				hasChanges={changes.length > 0}
				onRetry={retry}
				button={button}
				opener={ask.openerProps}
				{...order}
			/>
			{asked && <AskToPay {...ask.panelProps} body={asked} onAgree={agree} />}
		</div>
	);
}

const codeOf = (error: unknown) =>
	error instanceof ApiError ? error.code : 500;

/** Ordered already, or not this account's. */
function isGone(error: unknown): boolean {
	return [404, 409].includes(codeOf(error));
}

function partIdOf({ part, group }: Missing): string {
	return group ? `slot-${group}` : part;
}
