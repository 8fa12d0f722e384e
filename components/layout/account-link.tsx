"use client";

import type { MouseEvent, ReactNode } from "react";
import { Link } from "@/lib/i18n/navigation";
import { openLogin } from "@/lib/session/login-dialog";

interface AccountLinkProps {
	href: string;
	/** What the shopper wants there, for the words of the sign-in dialog. */
	reason: string;
	className?: string;
	children: ReactNode;
}

/** A link to a page that needs an account: a visitor signs in first, in place. */
export function AccountLink({ reason, children, ...rest }: AccountLinkProps) {
	function signIn(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		openLogin(reason);
	}

	return (
		<Link {...rest} prefetch={false} onClick={signIn}>
			{children}
		</Link>
	);
}
