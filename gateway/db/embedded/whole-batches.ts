import { PGlite } from "@electric-sql/pglite";
import { isPreparedName } from "../prepared-name";

/** Sync, simple query: after these the engine stands between two statements again. */
const closing = new Set([..."SQ"].map((letter) => letter.charCodeAt(0)));
/** Parse, Bind, Describe, Execute, Close, Flush: parts of a statement that is still under way. */
const opening = new Set([..."PBDECH"].map((letter) => letter.charCodeAt(0)));
const parse = "P".charCodeAt(0);

/** ParseComplete. */
const parseComplete = Uint8Array.of("1".charCodeAt(0), 0, 0, 0, 4);

type Options = Parameters<PGlite["execProtocolRawStream"]>[1];

/**
 * PGlite as pglite-socket needs it. All connections share one session there, and a statement that
 * arrives in several reads (parameters above 64 kB) let another connection's messages in between:
 * its values were then bound to the other's statement. While a statement is under way this reports
 * a transaction, for which pglite-socket already keeps the others waiting. A statement that the shop
 * prepared on one connection is prepared for all of them, so its text is parsed once.
 */
export class WholeBatchPGlite extends PGlite {
	#isBatchOpen = false;
	#prepared = new Set<string>();
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
			if (this.#prepared.has(name)) options.onRawData(parseComplete);
			else
				await super.execProtocolRawStream(message, this.#noting(name, options));
		} catch (error) {
			this.onBroken(error);
			throw error;
		}
	}

	/** Remembers the name of a prepared statement once the engine has it. */
	#noting(name: string, options: Options): Options {
		if (!isPreparedName(name)) return options;
		return {
			...options,
			onRawData: (data) => {
				if (data[0] === parseComplete[0]) this.#prepared.add(name);
				options.onRawData(data);
			},
		};
	}
}

/** The name in a Parse message; empty for a statement that is not prepared. */
function nameOf(message: Uint8Array): string {
	const body = message.subarray(5);
	return new TextDecoder().decode(body.subarray(0, body.indexOf(0)));
}
