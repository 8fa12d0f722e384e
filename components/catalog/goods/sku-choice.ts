export interface ChoosableSku {
	id: number;
	/** Chosen value per option name. */
	options: Record<string, string>;
	stock: number;
}

/** Whether a value can be had with the options chosen before it. */
export type ValueState = "open" | "soldOut" | "impossible";

interface Choice<Sku extends ChoosableSku> {
	skus: Sku[];
	/** Option names in the order they are shown. */
	names: string[];
	current: Sku;
}

/**
 * An option is judged by those shown before it: the first is always free, so that no shopper is caught in a corner
 * where every way out is disabled.
 */
function matching<Sku extends ChoosableSku>(
	{ skus, names, current }: Choice<Sku>,
	name: string,
	value: string,
): Sku[] {
	const before = names.slice(0, names.indexOf(name));
	return skus.filter(
		({ options }) =>
			options[name] === value &&
			before.every((other) => options[other] === current.options[other]),
	);
}

export function valueState<Sku extends ChoosableSku>(
	choice: Choice<Sku>,
	name: string,
	value: string,
): ValueState {
	const found = matching(choice, name, value);
	if (found.length === 0) return "impossible";
	return found.some(({ stock }) => stock > 0) ? "open" : "soldOut";
}

/** The sku after choosing a value: what was chosen afterwards stays where it exists, and stock decides between equals. */
export function chooseValue<Sku extends ChoosableSku>(
	choice: Choice<Sku>,
	name: string,
	value: string,
): Sku {
	const { names, current } = choice;
	const kept = (sku: Sku) =>
		names.filter((other) => sku.options[other] === current.options[other])
			.length;
	const [best] = matching(choice, name, value).sort(
		(one, other) =>
			kept(other) - kept(one) ||
			Number(other.stock > 0) - Number(one.stock > 0),
	);
	return best ?? current;
}
