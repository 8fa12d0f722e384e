import { ServiceAway } from "../ask";
import { openStripe, type StripeSettings } from "../payment/live";
import { answered, type Foreseen } from "../payment/stripe-answer";
import { toCents } from "../payment/stripe-charge";
import { Refused } from "../refused";
import type { PayoutProvider } from "./interface";

/** Connected accounts that only receive: Stripe asks their owners what it must know, and pays them to their banks. */
export function payOutByStripe(settings: StripeSettings): PayoutProvider {
	const client = openStripe(settings);
	const { accounts, accountLinks } = client.v2.core;

	async function findSent(key: string) {
		const asked = client.transfers.list({ transfer_group: key, limit: 1 });
		const { data } = await answered(asked);
		return data[0];
	}

	return {
		open: async ({ key, name }) => {
			const made = accounts.create(newAccount(name), { idempotencyKey: key });
			return (await answered(made)).id;
		},
		linkTo: async (ref, returnUrl) => {
			const link = accountLinks.create({
				account: ref,
				use_case: {
					type: "account_onboarding",
					account_onboarding: {
						refresh_url: returnUrl,
						return_url: returnUrl,
					},
				},
			});
			return (await answered(link)).url;
		},
		read: async (ref) => {
			const { configuration, display_name: holder = null } = await answered(
				accounts.retrieve(ref, { include: ["configuration.recipient"] }),
			);
			const { stripe_balance: balance } =
				configuration?.recipient?.capabilities ?? {};
			return {
				holder,
				isReady: balance?.stripe_transfers?.status === "active",
			};
		},
		send: async ({ key, ref, amount }) => {
			const cents = toCents(amount);
			// Stripe forgets a key after a day; the group that it wrote beside the transfer it keeps.
			const known = await findSent(key);
			if (known && (known.amount !== cents || known.destination !== ref))
				throw new ServiceAway(`Stripe: ${key} is another transfer`);
			if (known) return;
			const sent = client.transfers.create(
				{
					amount: cents,
					currency: "hkd",
					destination: ref,
					transfer_group: key,
				},
				{ idempotencyKey: key },
			);
			if (!(await answered(sent, takesNone)))
				throw new Refused("Stripe: the account takes no money");
		},
	};
}

const newAccount = (name: string) => ({
	display_name: name,
	dashboard: "express" as const,
	identity: { country: "hk" },
	configuration: {
		recipient: {
			capabilities: {
				stripe_balance: { stripe_transfers: { requested: true } },
			},
		},
	},
	defaults: {
		currency: "hkd" as const,
		responsibilities: {
			fees_collector: "application" as const,
			losses_collector: "application" as const,
		},
	},
});

/** What an account that was closed or restricted is refused by; too little in the shop's own balance is none of it. */
const refusals = [
	"account_closed",
	"account_invalid",
	"insufficient_capabilities_for_transfer",
	"transfers_not_allowed",
];
const takesNone: Foreseen = ({ code = "" }) => refusals.includes(code);
