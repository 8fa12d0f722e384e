/** What is always true of the shop's books; `sql` answers a row with a text `what` for each place where it is not. */
export interface Invariant {
	name: string;
	sql: string;
}
