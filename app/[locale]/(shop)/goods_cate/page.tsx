import type { Metadata } from "next";
import { CategoryPage } from "@/components/catalog/category/category-page";
import { categoriesMetadata } from "@/lib/seo/categories";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	return categoriesMetadata();
}

export default function AllCategoriesPage() {
	return <CategoryPage />;
}
