import type { z } from "zod";
import { fallenTags } from "../../contract/cache-tags";
import type { CacheTags } from "../../providers/cache-tags/interface";

/** What effects reach the world through. */
export interface EffectProviders {
	cacheTags: CacheTags;
}

interface Effect<Payload extends z.ZodType> {
	payload: Payload;
	/** May run more than once for the same row: whoever adds a kind says how the second time does no harm. */
	perform: (
		payload: z.output<Payload>,
		providers: EffectProviders,
	) => Promise<void>;
}

function effect<Payload extends z.ZodType>(
	payload: Payload,
	perform: Effect<Payload>["perform"],
): Effect<Payload> {
	return { payload, perform };
}

/** Every kind of effect. Tags that fall twice make a page twice, which nobody notices. */
const effects = {
	"cache-tags": effect(fallenTags, ({ tags }, { cacheTags }) =>
		cacheTags.drop(tags),
	),
};

export type EffectKind = keyof typeof effects;
export type PayloadOf<Kind extends EffectKind> = z.input<
	(typeof effects)[Kind]["payload"]
>;

/** Performs a row as it was read: a kind or a payload that this version does not know fails like a broken line. */
export async function performEffect(
	{ kind, payload }: { kind: string; payload: unknown },
	providers: EffectProviders,
): Promise<void> {
	const known = Object.hasOwn(effects, kind)
		? effects[kind as EffectKind]
		: undefined;
	if (!known) throw new Error(`Nobody performs effects of the kind ${kind}`);
	await known.perform(known.payload.parse(payload), providers);
}
