import type { ComponentProps } from "react";
import { Link } from "@/lib/i18n/navigation";

interface ButtonLook {
	/** `primary` is the one next step, `quiet` any other, `danger` what cannot be undone. */
	kind: "primary" | "quiet" | "danger";
	/** Fills the row. */
	isWide?: boolean;
	className?: string;
}

/** For elements that are neither of the two below, such as a link out of the shop. */
export function buttonClass({ kind, isWide, className }: ButtonLook): string {
	return ["button", kind, isWide && "full", className]
		.filter(Boolean)
		.join(" ");
}

export function Button(props: ButtonLook & ComponentProps<"button">) {
	const { kind, isWide, className, type = "button", ...rest } = props;
	return (
		<button
			{...rest}
			type={type}
			className={buttonClass({ kind, isWide, className })}
		/>
	);
}

/** A link that looks like a button. */
export function LinkButton(props: ButtonLook & ComponentProps<typeof Link>) {
	const { kind, isWide, className, ...rest } = props;
	return (
		<Link {...rest} className={buttonClass({ kind, isWide, className })} />
	);
}
