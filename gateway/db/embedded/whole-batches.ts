import { PGlite } from "@electric-sql/pglite";
import { isKeptName } from "../kept-name";

/** Sync, simple query: after these the engine stands between two statements again. */
const closing = new Set([..."SQ"].map((letter) => letter.charCodeAt(0)));
/** Parse, Bind, Describe, Execute, Close, Flush: parts of a statement that is still under way. */
const opening = new Set([..."PBDECH"].map((letter) => letter.charCodeAt(0)));
const parse = "P".charCodeAt(0);

/** What the engine says when it has read a statement. */
const parsed = Uint8Array.of("1".charCodeAt(0), 0, 0, 0, 4);

type Options = Parameters<PGlite["execProtocolRawStream"]>[1];

/**
 * PGlite as pglite-socket needs it. All connections share one session there, and a statement that
 * arrives in several reads (parameters above 64 kB) let another connection's messages in between:
 * its values were then bound to the other's statement. While a statement is under way this reports
 * a transaction, for which pglite-socket already keeps the others waiting. What the shop has the session
 * keep for one connection is kept for all of them, so it is read once: its name says its text.
 */
export class WholeBatchPGlite extends PGlite {
	#isBatchOpen = false;
	#kept = new Set<string>();
	/** Told when the engine itself failed; pglite-socket would leave every client waiting for ever. */
	onBroken: (error: unknown) => void = () => {};

	override isInTransaction(): boolean {
		return this.#isBatchOpen || super.isInTransaction();
	}

	override async execProtocolRawStream(
		message: Uint8Array,
		options: Options,
	): Promise<void> {
		const kind = message[0] ?? 0;
		if (opening.has(kind)) this.#isBatchOpen = true;
		if (closing.has(kind)) this.#isBatchOpen = false;
		const name = kind === parse ? nameOf(message) : "";
		try {
			if (this.#kept.has(name)) options.onRawData(parsed);
			else
				await super.execProtocolRawStream(
					message,
					this.#keeping(name, options),
				);
		} catch (error) {
			this.onBroken(error);
			throw error;
		}
	}

	/** Holds a name of a statement that was read. */
	#keeping(name: string, options: Options): Options {
		if (!isKeptName(name)) return options;
		return {
			...options,
			onRawData: (data) => {
				if (data[0] === parsed[0]) this.#kept.add(name);
				options.onRawData(data);
			},
		};
	}
}

/** The word behind kind and length; empty for a statement that is asked once. */
function nameOf(message: Uint8Array): string {
	const body = message.subarray(5);
	return new TextDecoder().decode(body.subarray(0, body.indexOf(0)));
}
