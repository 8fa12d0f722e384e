import { exchangesTo } from "./exchanges";
import type { Invariant } from "./invariant";

/** Every payment `p` with the ledger's cash of it. */
const paymentsWithCash = `payment p left join (
	select payment_id, sum(amount) as amount from ledger_entry where account = 'cash' group by payment_id
) cash on cash.payment_id = p.id`;
const cash = `coalesce(cash.amount, 0)`;

/** What of a charge has gone back for refunds. */
const partsOf = `(select coalesce(sum(amount), 0) from pay_back
	where payment_id = p.id and state = 'refunded')`;
const isOnItsWay = `exists (select from pay_back where payment_id = p.id and state = 'refunding')`;

export const paymentInvariants: Invariant[] = [
	{
		name: "I2 what was charged has a paid order, or goes back",
		sql: `select 'payment ' || p.id as what from payment p join master_order m on m.id = p.master_id
			where (p.state = 'succeeded' and m.paid_at is null)
			or (p.state in ('succeeded', 'refunding', 'refunded') and p.provider_ref is null)`,
	},
	{
		name: "I2 a paid order has one charge, but for what was exchanged",
		sql: `select no as what from master_order m left join payment p on p.master_id = m.id and p.state = 'succeeded'
			where paid_at is not null and total > 0
				and not exists (${exchangesTo("m.id")})
			group by m.id having count(p.id) <> 1`,
	},
	{
		name: "I3 every posting sums to nothing",
		sql: `select posting as what from ledger_entry group by posting, master_id having sum(amount) <> 0`,
	},
	{
		name: "I4 the ledger's cash is what was charged and kept",
		sql: `select 'payment ' || p.id || ' ' || p.state as what from ${paymentsWithCash}
			where (p.state = 'succeeded' and ${cash} <> p.amount - ${partsOf})
			or (p.state in ('begun', 'pending', 'failed', 'refunded') and ${cash} <> 0)`,
	},
	{
		name: "I4 the test provider's books say the same",
		sql: `select c.ref as what from ${paymentsWithCash} join local_charge c on p.provider_key = c.key
			where p.state in ('succeeded', 'refunded') and not ${isOnItsWay} and ${cash} <> c.amount - c.refunded`,
	},
	{
		name: "I5 no payment gives back more than it brought",
		sql: `select 'payment ' || payment_id as what from ledger_entry where account = 'cash'
			group by payment_id having sum(amount) < 0`,
	},
	{
		name: "I5 no more is owed back of a charge than it brought",
		sql: `select 'payment ' || p.id as what from payment p join pay_back b on b.payment_id = p.id
			group by p.id having sum(b.amount) > p.amount or p.state <> 'succeeded'`,
	},
	{
		name: "I11 a charge is booked once, and each of its ways back",
		sql: `select 'payment ' || payment_id as what from ledger_entry
			group by payment_id, account having count(*) > 2 + (
				select count(*) from pay_back where pay_back.payment_id = ledger_entry.payment_id
			)`,
	},
];
