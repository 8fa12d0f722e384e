import type { Metadata } from "next";
import { CategoryPage } from "@/components/catalog/category/category-page";
import { currentLocale } from "@/lib/i18n/locale";
import { categoriesMetadata } from "@/lib/seo/categories";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	return categoriesMetadata(await currentLocale());
}

export default function AllCategoriesPage() {
	return <CategoryPage />;
}
