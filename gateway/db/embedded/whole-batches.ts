import { PGlite } from "@electric-sql/pglite";

/** Sync, simple query: after these the engine stands between two statements again. */
const closing = new Set([..."SQ"].map((letter) => letter.charCodeAt(0)));
/** Parse, Bind, Describe, Execute, Close, Flush: parts of a statement that is still under way. */
const opening = new Set([..."PBDECH"].map((letter) => letter.charCodeAt(0)));

/**
 * PGlite as pglite-socket needs it. All connections share one session there, and a statement that
 * arrives in several reads (parameters above 64 kB) let another connection's messages in between:
 * its values were then bound to the other's statement. While a statement is under way this reports
 * a transaction, for which pglite-socket already keeps the others waiting.
 */
export class WholeBatchPGlite extends PGlite {
	#isBatchOpen = false;
	/** Told when the engine itself failed; pglite-socket would leave every client waiting for ever. */
	onBroken: (error: unknown) => void = () => {};

	override isInTransaction(): boolean {
		return this.#isBatchOpen || super.isInTransaction();
	}

	override async execProtocolRawStream(
		...[message, options]: Parameters<PGlite["execProtocolRawStream"]>
	): Promise<void> {
		const kind = message[0] ?? 0;
		if (opening.has(kind)) this.#isBatchOpen = true;
		if (closing.has(kind)) this.#isBatchOpen = false;
		try {
			await super.execProtocolRawStream(message, options);
		} catch (error) {
			this.onBroken(error);
			throw error;
		}
	}
}
