import type { ElementType } from "react";

interface Worn {
	as?: ElementType;
	className?: string;
}

const styled = new WeakSet<object>();

/**
 * What the build leaves of a style: an element or a component that wears the class of its rules. Laid on another style it
 * wears that one's too, and the other chooses the element.
 */
export function styledElement(
	base: ElementType,
	ownClass: string,
	attrs: Worn = {},
) {
	const isLaidOn = typeof base === "function" && styled.has(base);
	// biome-ignore lint/correctness/noComponentHookFactories: made once, by a module.
	function Styled({ as, className, ...props }: Worn) {
		const Base = as && !isLaidOn ? as : base;
		const worn = [ownClass, attrs.className, className].filter(Boolean);
		return (
			<Base
				{...attrs}
				{...props}
				{...(as && isLaidOn && { as })}
				className={worn.join(" ")}
			/>
		);
	}
	styled.add(Styled);
	return Styled;
}
