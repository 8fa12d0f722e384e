"use client";

import { useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { isSignInCode } from "@/lib/api/sign-in-codes";
import { ChangesNotice } from "./changes-notice";
import { CheckoutFault, NothingToBuy } from "./checkout-fault";
import { ConfirmSkeleton } from "./confirm-skeleton";
import { CouponChoice } from "./coupon-choice";
import { DeliveryAddress } from "./delivery-address";
import { type Missing, missingOf, orderOf } from "./draft";
import { GroupPart } from "./group-part";
import { HandoverChoice } from "./handover-choice";
import { MethodChoice } from "./method-choice";
import { OrderGroup } from "./order-group";
import { OrderSum } from "./order-sum";
import { PointsChoice } from "./points-choice";
import { showPart } from "./show-part";
import { useDraft } from "./use-draft";
import { useHeldPress } from "./use-held-press";
import { useOrder } from "./use-order";
import { usePayMethods } from "./use-pay-methods";
import { useQuote } from "./use-quote";

/** Everything to decide before an order is made, and what it comes to. */
export function ConfirmPanel({ preOrderNo }: { preOrderNo: string }) {
	const { draft: typed, change } = useDraft(preOrderNo);
	const { lone } = usePayMethods();
	const draft = { ...typed, payMethod: typed.payMethod ?? lone };
	const quoted = useQuote(preOrderNo, draft);
	const order = useOrder(quoted.takeChanges);
	const [missing, setMissing] = useState<Missing>();
	const button = useHeldPress(quoted, submit);
	const { quote, error, changes, retry } = quoted;

	if (error && (!quote || isGone(error)))
		return <CheckoutFault error={error} onRetry={retry} />;
	if (!quote) return <ConfirmSkeleton />;
	const lacks = missing && missingOf(quote, draft);

	function submit() {
		if (!quote) return;
		const lacking = missingOf(quote, draft);
		setMissing(lacking);
		const body = orderOf(quote, draft);
		if (lacking) return showPart(partIdOf(lacking));
		if (!body) return;
		quoted.acknowledge();
		void order.send(body);
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
	const hasStore = quote.groups.some((one) => one.cartType === "SUPERMARKET");
	const own = { quote, draft, onChange: change };
	return (
		<div className="beside">
			<div className="stack cols-1 gap-x4">
				{notice}
				<GroupPart quote={quote} />
				<DeliveryAddress {...own} isMissing={lacks?.part === "address"} />
				{quote.groups.map((group) => (
					<OrderGroup
						key={group.key}
						{...own}
						group={group}
						isSlotMissing={lacks?.group === group.key}
					/>
				))}
				{hasStore && <HandoverChoice {...own} />}
				<CouponChoice {...own} />
				<PointsChoice {...own} />
				<MethodChoice
					chosen={draft.payMethod}
					onChoose={(payMethod) => change({ payMethod })}
					isMissing={lacks?.part === "method"}
				/>
			</div>
			<OrderSum
				quote={quote}
				isPending={quoted.isPending}
				hasFailed={error !== undefined && !isSignInCode(codeOf(error))}
				hasChanges={changes.length > 0}
				onRetry={retry}
				button={button}
				{...order}
			/>
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
