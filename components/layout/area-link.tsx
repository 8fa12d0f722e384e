"use client";

import { type ReactNode, Suspense } from "react";
import type { CartType } from "@/gateway/contract/values";
import { Link } from "@/lib/i18n/navigation";
import { usePathname } from "@/lib/i18n/use-pathname";
import { paths } from "@/lib/routes/paths";

interface AreaLinkProps {
	cartType: CartType;
	className?: string;
	children: ReactNode;
}

/** The way to an area's home; says so when the shopper stands there. */
export function AreaLink(props: AreaLinkProps) {
	return (
		<Suspense fallback={<Way {...props} isHere={false} />}>
			<WayFromHere {...props} />
		</Suspense>
	);
}

function WayFromHere(props: AreaLinkProps) {
	return (
		<Way {...props} isHere={usePathname() === paths.home(props.cartType)} />
	);
}

function Way(props: AreaLinkProps & { isHere: boolean }) {
	const { cartType, className, children, isHere } = props;
	return (
		<Link
			data-area={cartType}
			className={className}
			href={paths.home(cartType)}
			aria-current={isHere ? "page" : undefined}
		>
			{children}
		</Link>
	);
}
