"use client";

import { useUserMenu } from "@/components/identity/user/use-user-menu";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { useSignedIn } from "@/lib/session/signed-in";

interface ListLinkProps {
	lines: { skuId: number; quantity: number }[];
	words: string;
	/** Where it is heard beside others like it. */
	label?: string;
}

/** To a new list of these lines; not there for a visitor, nor where the shop has no lists. */
export function ListLink(props: ListLinkProps) {
	return useSignedIn() && props.lines.length > 0 ? (
		<Offered {...props} />
	) : null;
}

function Offered({ lines, words, label }: ListLinkProps) {
	const menu = useUserMenu();
	const lists = accountPaths.shoppingLists();
	if (!menu?.some(({ pc_url: path }) => path === lists)) return null;
	return (
		<Link
			className="as-link target screen-only"
			href={accountPaths.newList(lines)}
			aria-label={label}
		>
			{words}
		</Link>
	);
}
