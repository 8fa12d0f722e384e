import { type NextRequest, NextResponse } from "next/server";
import { goodsAddress, storedGoodsPath } from "./lib/goods-path";
import { addressOf, readLocalePath } from "./lib/i18n/locale-path";
import { listAddress, storedListPath } from "./lib/list-path";

/** Chooses the language from the path and gives finite lists and skus a path of their own. Redirects only: it authorises nothing. */
export default function middleware(request: NextRequest): NextResponse {
	const { pathname, search, searchParams } = request.nextUrl;
	const { locale, path, isCanonical } = readLocalePath(pathname);
	if (!isCanonical)
		return redirect(request, addressOf({ locale, path }) + search);

	const outer = listAddress(path) ?? goodsAddress(path);
	if (outer) return redirect(request, addressOf({ locale, path: outer }));

	const inner =
		storedListPath(path, searchParams) ??
		storedGoodsPath(path, searchParams) ??
		path;
	const target = request.nextUrl.clone();
	target.pathname = `/${locale}${inner === "/" ? "" : inner}`;
	return NextResponse.rewrite(target);
}

/** Kept by browsers: these addresses never become pages of their own. */
function redirect(request: NextRequest, address: string): NextResponse {
	return NextResponse.redirect(new URL(address, request.url), 308);
}

export const config = {
	matcher: "/((?!api/|_next/|sample/|pictures/|.*\\.[a-z0-9]{2,5}$).*)",
};
