"use client";

import { useTranslations } from "next-intl";
import type { OrderAction } from "@/gateway/contract/sales/order-list";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { Actions } from "./order-styles";
import type { ActedOrder, OrderStep, OrderSteps } from "./use-order-steps";

// messages: order.action.*

interface OrderActionsProps {
	order: ActedOrder;
	/** Left out where something else on the page offers it. */
	without?: readonly OrderAction[];
	steps: OrderSteps;
}

/** The one that moves an order on comes last and strongest, under the thumb. */
const fromQuiet: readonly OrderAction[] = [
	"delete",
	"cancel",
	"refund",
	"track",
	"again",
	"review",
	"take",
	"pay",
];
const strong: readonly OrderAction[] = ["pay", "take", "review"];

/** What the gateway says can be done with an order now. */
export function OrderActions(props: OrderActionsProps) {
	const { order, steps, without = [] } = props;
	const actions = fromQuiet.filter(
		(action) => order.actions.includes(action) && !without.includes(action),
	);
	if (actions.length === 0) return null;
	const first = actions.findLast((action) => strong.includes(action));
	return (
		<Actions>
			{actions.map((action) => (
				<Action
					key={action}
					action={action}
					order={order}
					steps={steps}
					look={action === first ? "button primary" : "button quiet"}
				/>
			))}
		</Actions>
	);
}

interface ActionProps {
	action: OrderAction;
	order: ActedOrder;
	steps: OrderSteps;
	look: string;
}

function Action({ action, order, steps, look }: ActionProps) {
	const t = useTranslations("order.action");
	const href = hrefOf(action, order);
	const words = t(action === "cancel" && order.paid ? "cancelPaid" : action);
	/** Heard one by one, buttons of ten orders would be the same. */
	const which = <span className="visually-hidden"> {order.orderNo}</span>;
	if (href)
		return (
			<Link className={look} href={href}>
				{words}
				{which}
			</Link>
		);
	return (
		<button
			type="button"
			className={look}
			aria-haspopup="dialog"
			onClick={({ currentTarget }) =>
				steps.ask(currentTarget, { step: action as OrderStep, order })
			}
		>
			{words}
			{which}
		</button>
	);
}

function hrefOf(action: OrderAction, order: ActedOrder): string | undefined {
	if (action === "pay") return accountPaths.orderPay(order.masterNo);
	if (action === "again") return accountPaths.buyAgain(order.orderNo);
	if (action === "refund") return accountPaths.refundConfirm(order.orderNo);
	return action === "review"
		? accountPaths.reviewConfirm(order.orderNo)
		: undefined;
}
