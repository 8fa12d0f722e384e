import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/navigation";

interface ShopLinkProps {
	/** As an operator wrote it: a path of the shop without locale prefix, or an https address elsewhere. */
	href: string;
	className?: string;
	children: ReactNode;
}

/** A link from the shop's settings. What is neither a path nor an https address is shown as words alone. */
export function ShopLink({ href, className, children }: ShopLinkProps) {
	if (/^\/(?!\/)/.test(href))
		return (
			<Link className={className} href={href}>
				{children}
			</Link>
		);
	if (href.startsWith("https://"))
		return (
			<a className={className} href={href} rel="noopener">
				{children}
			</a>
		);
	return <span className={className}>{children}</span>;
}
