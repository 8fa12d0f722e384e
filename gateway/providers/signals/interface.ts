import type { Transaction } from "../../db/client";

/** Tells every process of the gateway that something has changed. A signal names it, and says nothing of it. */
export interface Signals {
	/** Heard once what the transaction did holds; never where it is undone. */
	send: (tx: Transaction, signal: string) => Promise<void>;
	/** Hears all that is sent from then on, in whatever process; throws where nothing would be heard. */
	listen: (ear: Ear) => Promise<void>;
	close: () => Promise<void>;
}

/** Must not throw. */
export interface Ear {
	onSignal: (signal: string) => void;
	/** Nothing is heard from now on, until it listens again. */
	onLost: () => void;
}

/** Where PostgreSQL and Redis carry them. */
export const signalChannel = "harbour-market:signals";
